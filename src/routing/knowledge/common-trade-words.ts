/** Last words that trades of all kinds have in their names: trades with the same one need not be related. */
export const commonTradeWords: ReadonlySet<string> = new Set([
  'Company',
  'Repair',
  'Service',
  'Services',
  'Shop',
  'Specialist',
  'Technician',
]);
