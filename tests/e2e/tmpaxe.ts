import axe from 'axe-core';
import type { Page } from '@playwright/test';
export async function axeViolations(page: Page) {
  await page.evaluate(axe.source); const { violations } = await page.evaluate(() => (window as any).axe.run()) as any;
  return violations.map(({ id, nodes }: any) => [id, nodes.length, nodes[0]?.html.slice(0, 150)]);
}
