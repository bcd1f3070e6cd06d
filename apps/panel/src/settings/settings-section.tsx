/** The chapter's settings, its own professions, and the file with all of them (K5). */

import { chapterOf } from 'domain/chapter.ts';
import type { OwnCategory } from 'domain/own-category.ts';
import { type Stored, searchTextOf } from 'domain/record.ts';
import type { Settings } from 'domain/settings.ts';
import type { ChapterPreview } from 'engine/admin';
import { Pencil } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import { buttonClass } from 'ui/button.ts';
import { useMayEdit } from '../records/access/my-access.ts';
import { byText } from '../records/compare.ts';
import { mayDelete } from '../records/deleting/deleting.ts';
import { editableCategories, editableSettings } from '../records/editable-kind.ts';
import type { RecordForm } from '../records/form/record-form.ts';
import { useChapterReview } from '../records/form/use-chapter-review.ts';
import { useRecordForm } from '../records/form/use-record-form.ts';
import type { ListShape } from '../records/list/list-shape.ts';
import { RecordSection } from '../records/list/record-section.tsx';
import { useFocusWhenFree } from '../records/list/use-focus-when-free.ts';
import { useOpenForm } from '../records/open-form.ts';
import type { PanelDirectory } from '../records/panel-directory.ts';
import { useWorkbench } from '../records/use-workbench.ts';
import { CategoryForm } from './category-form.tsx';
import { ChapterFileTools } from './chapter-file-tools.tsx';
import { referenceLosses } from './deleting-professions.ts';
import { SettingsForm } from './settings-form.tsx';

interface Props {
  readonly directory: PanelDirectory;
  readonly workbench: () => Promise<ChapterPreview>;
  /** Shown below a form. */
  readonly renderHistory: <T extends Stored>(form: RecordForm<T>) => ReactNode;
}

export function SettingsSection({ directory, workbench, renderHistory }: Props) {
  const state = useWorkbench(workbench);
  const mayEdit = useMayEdit();
  if (state === 'loading') {
    return (
      <p role="status" className="text-quiet">
        Loading the settings…
      </p>
    );
  }
  const bench = state === 'failed' ? null : state;
  const [settings] = directory.settings;
  return (
    <>
      {settings ? (
        <OwnSettings
          settings={settings}
          directory={directory}
          bench={bench}
          renderHistory={renderHistory}
        />
      ) : (
        <NoSettings />
      )}
      <div className="mt-12">
        <OwnProfessions
          directory={directory}
          bench={bench}
          workbench={workbench}
          renderHistory={renderHistory}
        />
      </div>
      {/* Part of the file is only for editors: the expected answers and the demand. */}
      {settings && bench && mayEdit && <ChapterFileTools directory={directory} bench={bench} />}
    </>
  );
}

function NoSettings() {
  return (
    <div role="alert" className="max-w-2xl">
      <h2 className="font-serif text-2xl">Settings</h2>
      <p className="mt-2">
        This project has no settings yet. Ask its operator to run the latest migrations.
      </p>
    </div>
  );
}

interface PartProps {
  readonly directory: PanelDirectory;
  readonly bench: ChapterPreview | null;
  readonly renderHistory: Props['renderHistory'];
}

function OwnSettings({ settings, ...props }: PartProps & { readonly settings: Settings }) {
  const titleId = useId();
  const mayEdit = useMayEdit();
  const { id, open, close } = useOpenForm(editableSettings);
  /** A new object each time the form has been closed. */
  const [closed, setClosed] = useState<object | null>(null);
  const editButton = useFocusWhenFree<HTMLButtonElement>(closed);
  /** Reopening an open form resets it. */
  const [reopened, setReopened] = useState(0);
  return (
    <section aria-labelledby={titleId}>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id={titleId} className="font-serif text-2xl">
          Settings
        </h2>
        {id === null && mayEdit && (
          <button
            ref={editButton}
            type="button"
            onClick={() => open(settings.id)}
            className={buttonClass('plain')}
          >
            <Pencil className="size-4" aria-hidden="true" />
            Edit settings
          </button>
        )}
      </div>
      <div className="mt-4 rounded-xl border border-line bg-sheet">
        {id === null ? (
          <Summary settings={settings} />
        ) : (
          <OpenSettings
            key={reopened}
            {...props}
            settings={settings}
            onClose={() => {
              close();
              setClosed({});
            }}
            onReopen={() => {
              setReopened(reopened + 1);
              open(settings.id);
            }}
          />
        )}
      </div>
    </section>
  );
}

interface OpenProps extends PartProps {
  readonly settings: Settings;
  readonly onClose: () => void;
  readonly onReopen: () => void;
}

function OpenSettings({ settings, directory, bench, renderHistory, onClose, onReopen }: OpenProps) {
  const review = useChapterReview(editableSettings, directory, bench);
  const form = useRecordForm(
    editableSettings,
    settings.id,
    settings,
    { onClose, onReopen },
    {},
    review,
  );
  return <SettingsForm form={form} footer={renderHistory(form)} />;
}

function Summary({ settings }: { readonly settings: Settings }) {
  return (
    <dl className="divide-y divide-line">
      {editableSettings.fields.map(({ name, label }) => (
        <div key={name} className="px-4 py-3 sm:flex sm:gap-6">
          <dt className="shrink-0 text-quiet sm:w-56">{label}</dt>
          <dd dir="auto" className="m-0 whitespace-pre-line [overflow-wrap:anywhere]">
            {shownValue(settings, name)}
          </dd>
        </div>
      ))}
    </dl>
  );
}

function shownValue(settings: Settings, name: keyof Settings): string {
  const value = settings[name];
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  return value === null || value === '' ? '—' : String(value);
}

const professionList: ListShape<OwnCategory> = {
  searchText: (category) => searchTextOf(editableCategories, category),
  sorts: [{ label: 'Name', compare: (one, other) => byText(one.name, other.name) }],
  filters: [],
  bulkFields: [],
};

type ProfessionProps = PartProps & Pick<Props, 'workbench'>;

function OwnProfessions({ directory, bench, workbench, renderHistory }: ProfessionProps) {
  const review = useChapterReview(editableCategories, directory, bench);

  function mayDeleteProfessions(some: readonly OwnCategory[]): Promise<boolean> {
    const ids = new Set(some.map(({ id }) => id));
    const categories = directory.categories.filter(({ id }) => !ids.has(id));
    const names = some.map(editableCategories.nameOf);
    const proposal = { chapter: chapterOf({ ...directory, categories }) };
    return mayDelete({ names, noun: editableCategories.noun, proposal }, workbench, (made) =>
      referenceLosses(made.ignoredWithout(ids, directory)),
    );
  }

  /** What still uses the old name when the form has a new one. */
  function renameLosses({ base, draft }: RecordForm<OwnCategory>): readonly string[] {
    if (bench === null || base === null || draft.name.trim() === base.name) return [];
    return referenceLosses(bench.ignoredWithout(new Set([base.id]), directory)).sentences;
  }

  return (
    <RecordSection
      kind={editableCategories}
      records={directory.categories}
      shape={professionList}
      title="Your own professions"
      addLabel="Add Profession"
      review={review}
      mayDelete={mayDeleteProfessions}
      renderRow={({ name, titles, keywords }) => (
        <>
          <p className="font-serif text-lg leading-snug font-semibold">{name}</p>
          {titles && <p>{titles}</p>}
          {keywords && <p className="text-sm text-quiet">{keywords}</p>}
        </>
      )}
      renderForm={(form) => (
        <CategoryForm form={form} renameLosses={renameLosses(form)} footer={renderHistory(form)} />
      )}
    />
  );
}
