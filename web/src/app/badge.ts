/** How many tables wait for me: the badge on the app's icon where it is installed, and a dot on the tab's icon. */
export async function badge(count: number): Promise<void> {
  const link = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
  if (link) link.href = count ? '/icon-turn.svg' : '/icon.svg';
  if (!('setAppBadge' in navigator)) return;
  await (count ? navigator.setAppBadge(count) : navigator.clearAppBadge()).catch(() => undefined);
}
