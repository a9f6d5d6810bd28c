export { runPost as run } from '../actions/gate/post.ts';
