export { ChildProcessError, type ChildFailure } from './child-process-error.ts';
export {
  createChildPool,
  type ChildConversation,
  type ChildEvent,
  type ChildPool,
  type ChildPoolOptions,
} from './child-pool.ts';
