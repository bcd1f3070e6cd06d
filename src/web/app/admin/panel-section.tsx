/** One of the parts the panel stacks on its page. */
import type { ReactNode } from 'react';

/** Fragment ids of the sections, used by the section links. */
export type SectionId = 'members' | 'chains' | 'try';

interface Props {
  readonly id: SectionId;
  readonly children: ReactNode;
}

export function PanelSection({ id, children }: Props) {
  return (
    <div id={id} className="border-t border-line py-10 first-of-type:border-t-0">
      {children}
    </div>
  );
}
