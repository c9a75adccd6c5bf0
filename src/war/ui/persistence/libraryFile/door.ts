import { warScreen } from '../../base/warScreen';

/** The offer of the library's file where the browser may clear what it stores. */
export const LibraryOffer = warScreen(
  'block',
  () => import('./LibraryOffer'),
  'LibraryOffer',
  'shellLibrary',
);
