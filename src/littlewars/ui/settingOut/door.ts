export { SettingOut } from './SettingOut';
