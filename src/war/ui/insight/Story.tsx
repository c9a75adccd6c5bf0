import type { Position } from '../../engine/position';
import type { TurnStory } from '../../game/war';
import { theSide } from '../../words/sentences';
import { storyEvents, storySentences } from '../../words/story';
import { t } from '../../words/t';
import { Terms } from '../base/door';

/** What the last turn did, its biggest event first. */
export function Story({
  position,
  story,
}: {
  readonly position: Position;
  readonly story: TurnStory;
}) {
  const eventful = storyEvents(story)[0]?.is !== 'noAttack';
  return (
    <section className="story" aria-labelledby="story-title">
      <h2 id="story-title">
        {t('war:story.title', { turn: story.turn, side: theSide(story.side) })}
      </h2>
      {storySentences(position.board, story).map((sentence, i) => (
        <p key={sentence} className={i === 0 && eventful ? 'story-biggest' : ''}>
          <Terms>{sentence}</Terms>
        </p>
      ))}
    </section>
  );
}
