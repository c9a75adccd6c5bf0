import { useModal } from '../../../shell/ui/useModal';
import '../base/graduated.css';
import { RuleBook, type RuleBookProps } from './RuleBook';

/** The rule book over the page, which stays beneath as it was and has the focus back when the book is closed. */
export function BookRoom(props: RuleBookProps) {
  const { onClose } = props;
  const room = useModal();
  return (
    <dialog
      ref={room}
      className="book-room"
      aria-labelledby="rulebook-title"
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
    >
      <div className="book-frame graduated">
        <div className="book-sheet">
          <RuleBook {...props} />
        </div>
      </div>
    </dialog>
  );
}
