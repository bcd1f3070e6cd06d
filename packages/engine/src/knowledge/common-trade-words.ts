/** Last words of the names of all kinds of trades: trades that share one need not be related. */
export const commonTradeWords: ReadonlySet<string> = new Set([
  'Company',
  'Repair',
  'Service',
  'Services',
  'Shop',
  'Specialist',
  'Technician',
]);
