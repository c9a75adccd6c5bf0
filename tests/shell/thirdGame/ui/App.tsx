import { useState, type ReactNode } from 'react';
import { currentOf } from '../../../../src/shell/persistence/saveState';
import { HOME } from '../../../../src/shell/route';
import { memoizeLast } from '../../../../src/shell/memoizeLast';
import { OtherGames } from '../../../../src/shell/ui/OtherGames';
import { bookOf } from '../../../../src/shell/ui/pages/book';
import { CourseHead, LessonList, lessonsDone } from '../../../../src/shell/ui/pages/Course';
import { MenuPage, StartMenu } from '../../../../src/shell/ui/pages/MenuPage';
import { useAbandonGame } from '../../../../src/shell/ui/pages/useAbandonGame';
import { Found } from '../../../../src/shell/ui/pages/SearchField';
import { RuleBook } from '../../../../src/shell/ui/pages/RuleBook';
import { SettingsPage } from '../../../../src/shell/ui/pages/Settings';
import { Question } from '../../../../src/shell/ui/Question';
import { useLanguage } from '../../../../src/shell/ui/useLanguage';
import { useAddress, useRoute } from '../../../../src/shell/ui/useNavigation';
import { isSecret } from '../game/game';
import { DONE, LESSONS, ROUTES } from '../game/saves';
import { chaptersNow, t } from '../words/words';
import { GameScreen } from './GameScreen';
import { Library, useInProgress } from './Library';
import { ReplayScreen } from './Replay';
import { useCauseway, useCausewayState, useContents } from './useCauseway';

const bookIn = memoizeLast((chapters: ReturnType<typeof chaptersNow>) =>
  bookOf(chapters, () => []),
);

/** The page of the game. After a hand-over all its components are replaced, so that none has sealed data in memory. */
export function App(): ReactNode {
  const isAddressed = useAddress(useCauseway().navigation, ROUTES);
  const handOvers = useCausewayState((state) => state.handOvers);
  useLanguage();
  return (
    <>
      {isAddressed && <Screens key={handOvers} />}
      <Saving />
    </>
  );
}

function Screens(): ReactNode {
  const store = useCauseway();
  const route = useRoute(store.navigation);
  const game = useCausewayState((state) => (state.screen === 'game' ? state.game : null));
  if (game !== null) return <GameScreen key={game.id} game={game} />;
  switch (route.screen) {
    case 'library':
      return (
        <OnThePlate>
          <Library link={route.id} />
        </OnThePlate>
      );
    case 'replay':
      return <ReplayScreen id={route.id} />;
    case 'lessons':
      return <Lessons open={route.id} />;
    default:
      return <Headquarters />;
  }
}

/** Renders a page on the plate of a menu, over the causeway. */
const OnThePlate = ({ children }: { readonly children: ReactNode }): ReactNode => (
  <MenuPage ground={null}>{children}</MenuPage>
);

function Headquarters(): ReactNode {
  const store = useCauseway();
  const { push } = store.navigation;
  const route = useRoute(store.navigation);
  const game = useCausewayState((state) => state.game);
  const [settings, setSettings] = useState(false);
  const { begin, note, question } = useAbandonGame(useInProgress(), (time: number) =>
    store.begin(time),
  );
  const entry = (label: string, act: () => void): ReactNode => (
    <button type="button" onClick={act}>
      {label}
    </button>
  );
  return (
    <>
      <OnThePlate>
        <StartMenu
          title={<h1 tabIndex={-1}>{t('causeway:title')}</h1>}
          missing={'missing' in route ? route.missing : undefined}
          label={t('causeway:menu')}
        >
          <p>{t('causeway:intro')}</p>
          {game !== null && entry(t('causeway:resume'), store.resume)}
          {note !== null && <p>{note}</p>}
          {entry(t('causeway:begin'), () => begin(0))}
          {entry(t('causeway:beginTimed'), () => begin(60))}
          {entry(t('causeway:library'), () => push({ screen: 'library', id: '' }))}
          {entry(t('causeway:lessons'), () => push({ screen: 'lessons', id: '' }))}
          {entry(t('causeway:rules'), () => push({ screen: 'rules', id: '' }))}
          {entry(t('shell:settings.title'), () => setSettings(true))}
          <OtherGames />
        </StartMenu>
      </OnThePlate>
      {question}
      {settings && <SettingsPage onClose={() => setSettings(false)} />}
      {route.screen === 'rules' && <Rules clause={route.id} />}
    </>
  );
}

function Rules({ clause }: { readonly clause: string }): ReactNode {
  const { navigation } = useCauseway();
  return (
    <RuleBook
      book={bookIn(chaptersNow())}
      words={{
        title: t('causeway:book.title'),
        close: t('causeway:book.close'),
        contents: t('causeway:book.contents'),
        search: t('causeway:book.search'),
        count: (_, count) => t('causeway:book.count', { count }),
      }}
      intro={t('causeway:book.intro')}
      clause={clause || undefined}
      onClose={() => navigation.push(HOME)}
      rule={({ text }) => (
        <p>
          <Found text={text} />
        </p>
      )}
    />
  );
}

function Lessons({ open }: { readonly open: string }): ReactNode {
  const { store, storage } = useContents();
  const { push } = store.navigation;
  const lesson = LESSONS.find((each) => each === open);
  const done = LESSONS.filter((each) => DONE.read(storage).includes(each));
  if (lesson !== undefined)
    return (
      <main>
        <h1 tabIndex={-1}>{t(`causeway:course.${lesson}.title`)}</h1>
        <p>{t(`causeway:course.${lesson}.text`)}</p>
        <button
          type="button"
          onClick={() => {
            DONE.add(storage, lesson);
            push({ screen: 'lessons', id: '' });
          }}
        >
          {t('causeway:course.understood')}
        </button>
      </main>
    );
  return (
    <main>
      <CourseHead
        title={t('causeway:course.title')}
        intro={t('causeway:course.intro')}
        leave={t('causeway:leave')}
        onLeave={store.leave}
        progress={lessonsDone(done.length, LESSONS.length)}
        storage={storage}
      />
      <LessonList
        lessons={LESSONS.map((id) => ({
          id,
          title: t(`causeway:course.${id}.title`),
          about: t(`causeway:course.${id}.about`),
        }))}
        done={done}
        onOpen={(id) => push({ screen: 'lessons', id })}
      />
    </main>
  );
}

/** Shows faults of saving; nothing if there are none. */
function Saving(): ReactNode {
  const { saves, leave } = useCauseway();
  const save = useCausewayState((state) => currentOf(state).save);
  const isElsewhere = useCausewayState((state) => state.save.is === 'elsewhere');
  const forked = useCausewayState((state) => state.forked);
  const damaged = useCausewayState((state) => state.damaged);
  const screen = useCausewayState((state) => state.screen);
  const mayUseThisTab = useCausewayState(({ game }) => game !== null && !isSecret(game));
  return (
    <>
      {isElsewhere && screen === 'game' && (
        <Question
          title={t('causeway:saving.elsewhere')}
          reason={t('causeway:saving.why')}
          stay={t('causeway:saving.follow')}
          onStay={() => void saves.followOtherTab()}
          act={mayUseThisTab ? t('causeway:saving.keep') : t('causeway:leave')}
          onAct={mayUseThisTab ? () => void saves.chooseThisTab() : leave}
        />
      )}
      <div role="status">
        {save.is === 'unsaved' && <p>{t(`causeway:saving.${save.fault}`)}</p>}
        {forked && <p>{t('causeway:saving.forked')}</p>}
        {damaged.map(({ text, recovered, faults }) => (
          <p key={text}>
            {faults.some(({ code }) => code === 'newer')
              ? t('causeway:saving.newer')
              : t(recovered ? 'causeway:saving.damaged' : 'causeway:saving.lost')}{' '}
            <button type="button" data-irreversible onClick={() => saves.discardDamaged(text)}>
              {t('causeway:saving.forget')}
            </button>
          </p>
        ))}
      </div>
    </>
  );
}
