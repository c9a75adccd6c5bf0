import { useEffect, useEffectEvent, useState } from 'react';
import { linkKind } from '../../store/link';
import { forgetLink } from '../base/address';
import type { GivenCountry } from './NewBattle';

export type View = 'menu' | 'newBattle' | 'lessons' | 'library' | 'country';

/** Whoever comes by a link is led to where what it carries is told, and opened. */
function viewAt(fragment: string): View {
  const kind = linkKind(fragment);
  return kind === null ? 'menu' : kind === 'battle' ? 'library' : 'country';
}
/** In these lies what somebody has begun and nothing keeps. */
const UNKEPT: readonly View[] = ['newBattle', 'lessons'];

/** What headquarters show: also what the address leads to, at first and whenever it changes. */
export function useView() {
  const [link, setLink] = useState(() => window.location.hash);
  const [view, setView] = useState<View>(() => viewAt(link));
  const [from, setFrom] = useState<View>('menu');
  const [given, setGiven] = useState<GivenCountry | null>(null);
  const [asked, setAsked] = useState<string | null>(null);

  function follow(fragment: string): void {
    setAsked(null);
    setLink(fragment);
    setView(viewAt(fragment));
  }
  const hear = useEffectEvent(() => {
    const fragment = window.location.hash;
    if (linkKind(fragment) === null) return;
    if (UNKEPT.includes(view)) setAsked(fragment);
    else follow(fragment);
  });
  useEffect(() => {
    const heard = (): void => hear();
    window.addEventListener('hashchange', heard);
    return () => window.removeEventListener('hashchange', heard);
  }, []);

  return {
    view,
    /** The view one has come back from, where the keyboard goes on. */
    from,
    link,
    given,
    /** A link that would leave what has been begun: it is asked about first. */
    asked,
    show: (next: View, country: GivenCountry | null = null): void => {
      forgetLink();
      setGiven(country);
      setFrom(view);
      setView(next);
    },
    follow,
    stay: (): void => {
      forgetLink();
      setAsked(null);
    },
  };
}
