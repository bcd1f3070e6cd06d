/** The referral chains of the chapter: their list and the form of one (P2, P4). */
import type { Directory } from '../../../domain/directory.ts';
import type { Workbench } from '../../../routing/workbench.ts';

interface Props {
  readonly directory: Directory;
  /** Made when first asked for: building its index takes a moment. */
  readonly workbench: () => Promise<Workbench>;
}

export function ChainsSection({ directory }: Props) {
  return <p>{directory.chains.length} chains</p>;
}
