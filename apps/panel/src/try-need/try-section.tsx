/** Tries a need, and lists the answers that the chapter expects (E5). */

import type { Expectation } from 'domain/expectation.ts';
import type { ChapterPreview } from 'engine/admin';
import type { ReactNode } from 'react';
import type { RecordForm } from '../records/form/record-form.ts';
import type { PanelDirectory } from '../records/panel-directory.ts';
import { ExpectationsSection } from './expectations/expectations-section.tsx';
import { TryNeed } from './try-need.tsx';

interface Props {
  readonly directory: PanelDirectory;
  /** Created on first use: building its index takes a moment. */
  readonly workbench: () => Promise<ChapterPreview>;
  /** Shown below the form of an expectation. */
  readonly renderHistory: (form: RecordForm<Expectation>) => ReactNode;
}

export function TrySection({ directory, workbench, renderHistory }: Props) {
  return (
    <div className="grid grid-cols-1 gap-12">
      <TryNeed
        workbench={workbench}
        expectations={directory.expectationsStatus === 'read' ? directory.expectations : null}
      />
      <ExpectationsSection
        directory={directory}
        workbench={workbench}
        renderHistory={renderHistory}
      />
    </div>
  );
}
