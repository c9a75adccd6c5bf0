import { PositionEditor } from '../editor/door';
import { MapEditor } from '../mapEditor/door';
import { Study } from '../study/door';

/** What an address beside the game leads to: a study by its id, the position editor, or the map editor. */
export function AddressedScreen({ id }: { readonly id: string }) {
  if (id === 'edit') return <PositionEditor />;
  if (id === 'map') return <MapEditor link="" />;
  return id.startsWith('map=') ? <MapEditor link={id} /> : <Study id={id} />;
}
