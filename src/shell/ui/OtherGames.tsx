import { useLanguage } from './useLanguage';
import { useShell } from './useShell';

/** The ways to the other games of the page; nothing where there is none. */
export function OtherGames() {
  const language = useLanguage();
  return useShell().others.map(({ id, name, open }) => (
    <button key={id} type="button" onClick={open}>
      {name[language]}
    </button>
  ));
}
