/** The preview in one sentence, announced to screen readers once typing pauses. */
import type { ChainStep } from 'engine';
import type { ChainFinding } from 'engine/admin';
import { useEffect, useState } from 'react';
import { counted } from '../../records/dates-and-counts.ts';

/** Milliseconds typing must pause before changes to the preview are announced. */
const QUIET_MS = 1500;

/** The text once it has stayed unchanged for a while, so that announcements are not too frequent. */
export function useAnnounced(text: string): string {
  const [announced, setAnnounced] = useState('');

  useEffect(() => {
    const timer = setTimeout(() => setAnnounced(text), QUIET_MS);
    return () => clearTimeout(timer);
  }, [text]);

  return announced;
}

/** '' while the chain has no steps. Pure. */
export function previewSummary(
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
