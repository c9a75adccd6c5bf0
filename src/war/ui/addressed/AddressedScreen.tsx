import { PositionEditor } from '../editor/door';
import { MapEditor } from '../mapEditor/door';
import { Problems } from '../problems/door';
import { StudyRoom } from '../study/door';

/** What an address beside the game leads to: a study by its id, the position editor, the map editor, or the problems. */
export function AddressedScreen({ id }: { readonly id: string }) {
  if (id === 'edit') return <PositionEditor />;
  if (id === 'map') return <MapEditor link="" />;
  const problem = /^problem(?:s$|=([\w-]+)$)/.exec(id);
  if (problem !== null) return <Problems open={problem[1] ?? ''} />;
  return id.startsWith('map=') ? <MapEditor link={id} /> : <StudyRoom id={id} />;
}
