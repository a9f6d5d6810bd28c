export { trackThemes as action } from '../track/track-themes.ts';
