import type { RefObject } from 'react';
import { LONGEST_TAG } from '../../engine/maps/mapHead';
import type { MapDraft, MapTag } from '../../game/mapDraft';
import type { MapEditor } from '../../store/editors/mapEditor';
import { t } from '../../words/t';
import { LANGUAGE_NAMES, LANGUAGES } from '../../../shell/language/languages';
import { Dialog } from '../../../shell/ui/Dialog';

interface WordFieldProps {
  readonly editor: MapEditor;
  readonly draft: MapDraft;
  readonly id: string;
  readonly tag: MapTag;
  /** Empty for every language. */
  readonly language: string;
  readonly label: string;
  readonly inputRef?: RefObject<HTMLInputElement | null>;
}

const textOf = ({ names, notes, author }: MapDraft, tag: MapTag, language: string): string =>
  (tag === 'Author' ? author : (tag === 'Name' ? names : notes)[language]) ?? '';

/**
 * A field for a text about a map, the `tag`, such as its name, in one `language` or for all (empty). Successive changes
 * of one field are one step of undo.
 */
export function WordField(props: WordFieldProps) {
  const { editor, draft, id, tag, language, label, inputRef } = props;
  const field = {
    id,
    value: textOf(draft, tag, language),
    maxLength: LONGEST_TAG[tag],
    autoComplete: 'off',
    ...(language !== '' && { lang: language }),
    onChange: ({ target }: { target: { value: string } }) =>
      editor.order({ do: 'say', tag, language, text: target.value }, `${tag} ${language}`),
  };
  return (
    <label className="map-word">
      {label}
      {tag === 'Note' ? <textarea {...field} rows={2} /> : <input {...field} ref={inputRef} />}
    </label>
  );
}

interface MapWordsProps extends Pick<WordFieldProps, 'editor' | 'draft'> {
  readonly onClose: () => void;
}

/** A dialog for the texts about a map: its author, and its name and a note, both for all languages and for each. */
export function MapWords({ editor, draft, onClose }: MapWordsProps) {
  const field = (tag: MapTag, language: string, label: string) => (
    <WordField
      key={tag + language}
      {...{ editor, draft, tag, language, label }}
      id={`map-word-${tag}-${language}`}
    />
  );
  return (
    <Dialog open title={t('mapEditor:words.title')} onClose={onClose}>
      <div className="editor-form map-words">
        {field('Name', '', t('mapEditor:name'))}
        {LANGUAGES.map((of) =>
          field('Name', of, t('mapEditor:nameIn', { language: LANGUAGE_NAMES[of] })),
        )}
        {field('Author', '', t('mapEditor:author'))}
        {field('Note', '', t('mapEditor:note'))}
        {LANGUAGES.map((of) =>
          field('Note', of, t('mapEditor:noteIn', { language: LANGUAGE_NAMES[of] })),
        )}
      </div>
    </Dialog>
  );
}
