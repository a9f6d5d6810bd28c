export { trackThemes as run } from '../track/track-themes.ts';
