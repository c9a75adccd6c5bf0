import { useLanguage } from './useLanguage';
import { useShell } from './useShell';

/** Renders a button for each other game of the page, which opens it, labelled by its name; nothing without any. */
export function OtherGames() {
  const language = useLanguage();
  return useShell().others.map(({ id, name, open }) => (
    <button key={id} type="button" onClick={open}>
      {name[language]}
    </button>
  ));
}
