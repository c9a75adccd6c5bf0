export { Headquarters } from './Headquarters';
