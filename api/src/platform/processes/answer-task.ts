/**
 * In a process of `LimitedProcesses`: answers its one task. An error that the answer does not contain ends the process.
 * This file imports nothing, so that the process starts quickly.
 */
export function answerTask<Task, Answer>(work: (task: Task) => Answer | Promise<Answer>): void {
  process.once('message', (task) => {
    void Promise.resolve(work(task as Task)).then((answer) => process.send?.(answer as object));
  });
}
