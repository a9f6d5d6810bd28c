export { runPost as run } from '../post/post.ts';
