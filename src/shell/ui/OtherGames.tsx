import { useLanguage } from './useLanguage';
import { useShell } from './useShell';

/** Renders links to the other games of the page; nothing if there are none. */
export function OtherGames() {
  const language = useLanguage();
  return useShell().others.map(({ id, name, open }) => (
    <button key={id} type="button" onClick={open}>
      {name[language]}
    </button>
  ));
}
