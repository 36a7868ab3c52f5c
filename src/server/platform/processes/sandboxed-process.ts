import { type ChildProcess, spawn } from 'node:child_process';
import { realpathSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { projectRoot } from '../project-root.ts';

/**
 * Starts a script of ours as a process that may be killed at any moment, for reading what strangers sent. It may read its
 * own code and nothing else: no writing, no processes, no native code, and it knows no secrets. The script calls
 * `endWithServer`.
 */
export function startSandboxedProcess(script: string, heapLimitMb: number): ChildProcess {
  const root = projectRoot;
  const child = spawn(
    process.execPath,
    [
      `--max-old-space-size=${heapLimitMb}`,
      '--permission',
      '--allow-worker',
      `--allow-fs-read=${join(root, 'src')}`,
      // Linked when a second checkout shares its packages.
      `--allow-fs-read=${join(root, 'node_modules')}`,
      `--allow-fs-read=${realpathSync(join(root, 'node_modules'))}`,
      `--allow-fs-read=${join(root, 'package.json')}`,
      join(root, script),
    ],
    { cwd: root, env: {}, serialization: 'advanced', stdio: ['ignore', 'ignore', 'ignore', 'ipc'] },
  );
  // Where memory runs out all the same, the system should end this process and not the server.
  if (process.platform === 'linux')
    void writeFile(`/proc/${child.pid}/oom_score_adj`, '1000').catch(() => {});
  child.unref();
  return child;
}

export function isAlive(child: ChildProcess): boolean {
  return child.connected && child.exitCode === null && child.signalCode === null;
}

/** How a process ends that has no memory left. */
export const outOfMemorySignals: ReadonlySet<string> = new Set(['SIGABRT', 'SIGTRAP', 'SIGILL', 'SIGKILL']);
