/** The chapter's settings, its own professions, and the file with all of them (K5). */

import { chapterOf } from 'domain/chapter.ts';
import type { OwnCategory } from 'domain/own-category.ts';
import { type Stored, searchTextOf } from 'domain/record.ts';
import type { Settings } from 'domain/settings.ts';
import { Pencil } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import { Button } from 'ui/button.tsx';
import { Apart, ErrorBoundary } from 'ui/error-boundary.tsx';
import { mayDelete } from '../records/delete-question.tsx';
import { editableCategories, editableSettings } from '../records/editable-kind.ts';
import { useChapterReview } from '../records/form/form-checks.tsx';
import { type RecordForm, useRecordForm } from '../records/form/use-record-form.ts';
import { byText, type ListShape } from '../records/list/list-shape.ts';
import { RecordSection } from '../records/list/record-section.tsx';
import { useMayEdit } from '../records/my-access.tsx';
import { useOpenForm } from '../records/open-form.ts';
import { useFocusWhenFree } from '../records/panel-controls.tsx';
import { usePanelDirectory } from '../records/panel-directory.ts';
import {
  type PreviewEngine,
  useLoadPreviewEngine,
  usePreviewEngine,
} from '../records/preview-engine.tsx';
import { CategoryForm, referenceLosses } from './category-form.tsx';
import { ChapterFileTools } from './chapter-file-tools.tsx';
import { ADVANCED, SettingsForm, SUMMARY } from './settings-form.tsx';

interface Props {
  /** Shown below a form. */
  readonly renderHistory: <T extends Stored>(form: RecordForm<T>) => ReactNode;
}

export function SettingsSection({ renderHistory }: Props) {
  const [settings] = usePanelDirectory().settings;
  const state = usePreviewEngine();
  const mayEdit = useMayEdit();
  if (state === 'loading') {
    return (
      <p role="status" className="text-quiet">
        Loading the settings…
      </p>
    );
  }
  const engine = state === 'failed' ? null : state;
  return (
    <Apart>
      {settings ? (
        <OwnSettings settings={settings} engine={engine} renderHistory={renderHistory} />
      ) : (
        <NoSettings />
      )}
      <div className="mt-12">
        <ErrorBoundary>
          <OwnProfessions engine={engine} renderHistory={renderHistory} />
        </ErrorBoundary>
      </div>
      {/* Part of the file is only for editors: the expected answers and the demand. */}
      {settings && engine && mayEdit && <ChapterFileTools engine={engine} />}
    </Apart>
  );
}

function NoSettings() {
  return (
    <div role="alert" className="max-w-2xl">
      <h2 className="font-serif text-2xl">Your chapter</h2>
      <p className="mt-2">
        This project has no settings yet. Ask its operator to run the latest migrations.
      </p>
    </div>
  );
}

interface PartProps {
  readonly engine: PreviewEngine | null;
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
          Your chapter
        </h2>
        {id === null && mayEdit && (
          <Button variant="plain" ref={editButton} onClick={() => open(settings.id)}>
            <Pencil className="size-4" aria-hidden="true" />
            Edit settings
          </Button>
        )}
      </div>
      <div className="mt-4 rounded-xl border border-line bg-sheet">
        <ErrorBoundary key={id === null ? 'summary' : reopened}>
          {id === null ? (
            <Summary settings={settings} />
          ) : (
            <OpenSettings
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
        </ErrorBoundary>
      </div>
    </section>
  );
}

interface OpenProps extends PartProps {
  readonly settings: Settings;
  readonly onClose: () => void;
  readonly onReopen: () => void;
}

function OpenSettings({ settings, engine, renderHistory, onClose, onReopen }: OpenProps) {
  const review = useChapterReview(editableSettings, engine);
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
    <>
      <FieldTexts settings={settings} isAdvanced={false} />
      <details className="border-t border-line px-4 py-1">
        <summary className={SUMMARY}>Advanced: emergencies</summary>
        <div className="-mx-4">
          <FieldTexts settings={settings} isAdvanced />
        </div>
      </details>
    </>
  );
}

interface FieldTextsProps {
  readonly settings: Settings;
  /** Whether it lists the settings below 'Advanced', or the others. */
  readonly isAdvanced: boolean;
}

function FieldTexts({ settings, isAdvanced }: FieldTextsProps) {
  const fields = editableSettings.fields.filter(
    ({ name }) => ADVANCED.includes(name) === isAdvanced,
  );
  return (
    <dl className="divide-y divide-line">
      {fields.map(({ name, label }) => (
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

function OwnProfessions({ engine, renderHistory }: PartProps) {
  const directory = usePanelDirectory();
  const loadEngine = useLoadPreviewEngine();
  const review = useChapterReview(editableCategories, engine);

  function mayDeleteProfessions(some: readonly OwnCategory[]): Promise<boolean> {
    const ids = new Set(some.map(({ id }) => id));
    const categories = directory.categories.filter(({ id }) => !ids.has(id));
    const names = some.map(editableCategories.nameOf);
    const proposal = { chapter: chapterOf({ ...directory, categories }) };
    return mayDelete({ names, noun: editableCategories.noun, proposal }, loadEngine, (loaded) =>
      referenceLosses(loaded.ignoredWithout(ids, directory)),
    );
  }

  /** What still uses the old name when the form has a new one. */
  function renameLosses({ base, draft }: RecordForm<OwnCategory>): readonly string[] {
    if (engine === null || base === null || draft.name.trim() === base.name) return [];
    return referenceLosses(engine.ignoredWithout(new Set([base.id]), directory)).sentences;
  }

  return (
    <RecordSection
      kind={editableCategories}
      records={directory.categories}
      shape={professionList}
      title="Your own professions"
      help="Trades of your chapter that Pathfinder does not know, and what people say when they need one."
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
        <CategoryForm
          form={form}
          readRenameLosses={() => renameLosses(form)}
          footer={renderHistory(form)}
        />
      )}
    />
  );
}
