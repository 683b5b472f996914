/** Which half of the stage a question is about. */
const BOARDS = new Set([
  'church',
  'pay_faith',
  'customs',
  'board_assistant',
  'research',
  'pay_value',
  'pay_extra',
  'take',
  'second',
  'take_second',
]);

export const stageFor = (question: string): 'city' | 'boards' => (BOARDS.has(question) ? 'boards' : 'city');
