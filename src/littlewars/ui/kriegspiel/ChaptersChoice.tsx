import type { ReactNode } from 'react';
import { listed } from '../../../shell/language/intl';
import { withChapter } from '../../game/kriegspiel/agreed';
import { CHAPTERS, NEEDED, type Chapter } from '../../kriegspiel/types';
import { chapterName } from '../../words/kriegspiel/names';
import { capital } from '../../words/names';
import { t } from '../../words/t';
import { Choice } from '../base/Choice';

const PRESETS = ['all', 'some'] as const;

interface ChaptersChoiceProps {
  readonly chapters: readonly Chapter[];
  /** Whether single chapters are chosen. */
  readonly some: boolean;
  readonly onSome: (some: boolean) => void;
  readonly onChapters: (chapters: readonly Chapter[]) => void;
}

/**
 * Renders the choice of which chapters of the rules of Kriegspiel a battle uses: all, or each by a switch that names
 * the chapters it requires. `onChapters` is called with all chosen, `onSome` with whether single ones are chosen.
 */
export const ChaptersChoice = (props: ChaptersChoiceProps): ReactNode => (
  <Choice
    legend={t('lwKriegspielTable:new.chapters')}
    values={PRESETS}
    value={props.some ? 'some' : 'all'}
    words={(each) => t(`lwKriegspielTable:new.chapterPresets.${each}`)}
    note={t(`lwKriegspielTable:new.chapterNotes.${props.some ? 'some' : 'all'}`)}
    onChoose={(each) => {
      props.onSome(each === 'some');
      if (each === 'all') props.onChapters(CHAPTERS);
    }}
  >
    {props.some && (
      <div className="kp-chapters">
        {CHAPTERS.map((chapter) => (
          <label key={chapter}>
            <input
              type="checkbox"
              checked={props.chapters.includes(chapter)}
              onChange={({ target }) =>
                props.onChapters(withChapter(props.chapters, chapter, target.checked))
              }
            />
            <span>
              {capital(chapterName(chapter))}
              {NEEDED[chapter].length > 0 && (
                <small className="lw-note">
                  {' '}
                  {t('lwKriegspielTable:new.needs', {
                    chapters: listed(NEEDED[chapter].map(chapterName)),
                  })}
                </small>
              )}
            </span>
          </label>
        ))}
      </div>
    )}
  </Choice>
);
