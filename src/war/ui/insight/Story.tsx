import type { Position } from '../../engine/position';
import type { TurnStory } from '../../game/war';
import { theSide } from '../../words/sentences';
import { isEventful, storySentences } from '../../words/story';
import { t } from '../../words/t';
import { useMedia } from '../../../shell/ui/useMedia';
import { useYou } from '../base/you';
import { Terms } from '../base/Terms';

/** A window in which the panel has room to spare. */
export const ROOMY = '(min-width: 90rem) and (min-height: 56rem)';

interface StoryProps {
  readonly position: Position;
  readonly story: TurnStory;
  /** Beside it stands the log of the war, where there is room for that: then the log tells it. */
  readonly logged?: boolean;
}

/** What the last turn did, its biggest event first. */
export function Story({ position, story, logged = false }: StoryProps) {
  const roomy = useMedia(ROOMY);
  const you = useYou();
  if (logged && roomy) return null;
  const eventful = isEventful(story);
  return (
    <section className="story" aria-labelledby="story-title">
      <h2 id="story-title">
        {t('war:story.title', { turn: story.turn, side: theSide(story.side) })}
      </h2>
      {storySentences(position.board, story, you).map((sentence, i) => (
        <p key={sentence} className={i === 0 && eventful ? 'story-biggest' : ''}>
          <Terms>{sentence}</Terms>
        </p>
      ))}
    </section>
  );
}
