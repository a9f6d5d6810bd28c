export { trackThemes as action } from '../actions/track-themes/track-themes.ts';
