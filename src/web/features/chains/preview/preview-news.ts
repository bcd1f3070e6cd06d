/** The preview in one sentence, for screen readers. Pure. */
import type { ChainStep } from '../../../../routing/answers/outcome.ts';
import type { ChainFinding } from '../../../../routing/workbench/workbench.ts';
import { counted } from '../../../lib/counted.ts';

export function previewNews(
  steps: readonly Pick<ChainStep, 'member'>[],
  findings: readonly ChainFinding[],
): string {
  if (steps.length === 0) return '';
  const open = steps.filter(({ member }) => member === null).length;
  const others = findings.filter(({ kind }) => kind !== 'open-seat').length;
  const parts = [
    counted(steps.length, 'step'),
    open > 0 && counted(open, 'open seat'),
    others > 0 && `${counted(others, 'thing')} worth a look`,
  ];
  return `Preview: ${parts.filter(Boolean).join(', ')}.`;
}
