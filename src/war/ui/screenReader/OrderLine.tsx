import {
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
  useSyncExternalStore,
  type KeyboardEvent,
} from 'react';
import { t } from '../../words/t';
import { completions } from '../../words/orderLine';
import { useAnnouncer } from '../../../shell/ui/useAnnouncer';
import { focusSquare, tabStop } from '../board/tabStop';
import { useOrderLine, type OrderLineProps } from './useOrderLine';
import './orderLine.css';

/** The answers shown over the line. */
const SHOWN = 3;

/**
 * A text field in which orders and questions are typed, with completions and the latest announcements. The board can be
 * used beside it; it stays open until the user leaves it, which calls `onClose`. `past` says that a past position is
 * shown, on which no orders are accepted.
 */
export function OrderLine({ position, past, onClose }: OrderLineProps) {
  const [text, setText] = useState('');
  const [listed, setListed] = useState(false);
  const [at, setAt] = useState<number | null>(null);
  const announcer = useAnnouncer();
  const { all } = useSyncExternalStore(announcer.subscribe, announcer.announced);
  const input = useRef<HTMLInputElement>(null);
  const sent = useRef('');
  const id = useId();
  const run = useOrderLine({ position, past, onClose: () => leave(onClose) });
  const options = listed ? completions(position, text) : [];
  const chosen = at === null ? undefined : options[at];

  // At once, so that the next key is typed into it.
  useLayoutEffect(() => {
    input.current?.focus();
  }, []);
  useScrolled(id, at);

  function write(next: string, show = true): void {
    setText(next);
    setListed(show);
    setAt(null);
  }

  function send(): void {
    sent.current = text;
    write('', false);
    run(text);
  }

  function press(event: KeyboardEvent): void {
    if (event.nativeEvent.isComposing) return;
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
    if (event.key === 'Escape') leave(onClose);
    else if (event.key === 'Enter') {
      if (chosen === undefined) send();
      else write(chosen.line, chosen.line.endsWith('-'));
    } else if (step !== 0) go(step);
    else return;
    event.preventDefault();
    event.stopPropagation();
  }

  /** Up on an empty line recalls the last one sent; down lists everything that can be typed. */
  function go(step: 1 | -1): void {
    if (text === '' && !listed && step < 0) {
      write(sent.current, false);
      return;
    }
    const shown = listed ? options : completions(position, text);
    setListed(true);
    if (shown.length === 0) return;
    setAt(((at ?? (step > 0 ? -1 : 0)) + step + shown.length) % shown.length);
  }

  return (
    <form
      className="order-line"
      aria-label={t('line:title')}
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      <div className="order-line-message" aria-hidden="true">
        {all.slice(-SHOWN).map(({ id: announced, words }) => (
          <p key={announced}>{words}</p>
        ))}
      </div>
      {options.length > 0 && (
        <ul id={`${id}-options`} role="listbox" aria-label={t('line:options')}>
          {options.map(({ line, words }, i) => (
            <li
              key={line}
              id={`${id}-${i}`}
              role="option"
              aria-selected={i === at}
              onPointerDown={(event) => event.preventDefault()}
              onClick={() => write(line, line.endsWith('-'))}
            >
              <b>{line}</b> {words}
            </li>
          ))}
        </ul>
      )}
      <label htmlFor={`${id}-line`}>{t('line:label')}</label>
      <input
        ref={input}
        id={`${id}-line`}
        role="combobox"
        aria-expanded={options.length > 0}
        aria-controls={`${id}-options`}
        aria-autocomplete="list"
        aria-activedescendant={chosen === undefined ? undefined : `${id}-${at}`}
        aria-describedby={`${id}-example`}
        value={text}
        maxLength={400}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        enterKeyHint="send"
        onKeyDown={press}
        onChange={({ target }) => {
          // The key that opens the line is not typed into it, even while it is open.
          const typed = target.value.replace(/^\s*\//, '');
          write(typed, typed !== '');
        }}
      />
      <button type="button" onClick={() => leave(onClose)}>
        {t('shell:close')}
      </button>
      <p id={`${id}-example`} className="order-line-example">
        {t('line:example')}
      </p>
    </form>
  );
}

/** Leaves the line for the board; the focus moves before the next key. */
function leave(onClose: () => void): void {
  const square = tabStop();
  onClose();
  if (square !== null) focusSquare(square);
}

/** Hook: keeps the selected option in view. */
function useScrolled(id: string, at: number | null): void {
  useEffect(() => {
    if (at !== null) document.getElementById(`${id}-${at}`)?.scrollIntoView({ block: 'nearest' });
  }, [id, at]);
}
