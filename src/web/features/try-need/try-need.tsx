/** Shows how a need routes with the directory as it is now, and why. */
import type { Workbench } from '../../../routing/workbench.ts';

interface Props {
  /** Made when first asked for: building its index takes a moment. */
  readonly workbench: () => Promise<Workbench>;
}

export function TryNeed(_props: Props) {
  return <p>Try it here</p>;
}
