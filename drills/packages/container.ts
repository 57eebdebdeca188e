import { spawn, spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { OWN_MOUNTS, run } from '../../scripts/release/run.ts';

/** A Debian that has booted with systemd, in a folder; its network is its own. */
export interface BootedDebian {
  /** Runs a shell command in it; throws unless it succeeds. */
  readonly shell: (command: string) => string;
  /** The same, where failing is an answer. */
  readonly succeeds: (command: string) => boolean;
  stop(): Promise<void>;
}

/** Debian 12 with what the package depends on, and the archives of PostgreSQL for later. */
export const createDebian = (folder: string): void => {
  run('unshare', [
    ...OWN_MOUNTS,
    'mmdebstrap',
    '--variant=minbase',
    '--include=adduser,curl,libatomic1,libstdc++6,systemd-sysv',
    '--customize-hook=APT_CONFIG=$MMDEBSTRAP_APT_CONFIG apt-get --yes --no-install-recommends --download-only install postgresql',
    '--skip=cleanup/apt',
    'bookworm',
    folder,
  ]);
};

const childOf = (pid: number): number | undefined => {
  const [child] = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ');
  return child === undefined || child === '' ? undefined : Number(child);
};

export const boot = async (folder: string): Promise<BootedDebian> => {
  const nspawn = spawn(
    'systemd-nspawn',
    [
      '--directory',
      folder,
      '--boot',
      '--register=no',
      '--keep-unit',
      '--private-network',
      '--quiet',
    ],
    { stdio: 'ignore' },
  );
  const ended = new Promise<void>((resolve) => void nspawn.once('exit', () => resolve()));
  const enter = (command: string) => {
    const init = childOf(nspawn.pid ?? 0);
    return spawnSync('nsenter', ['--target', String(init), '--all', 'sh', '-c', command], {
      encoding: 'utf8',
      env: {
        PATH: '/usr/sbin:/usr/bin:/sbin:/bin',
        DEBIAN_FRONTEND: 'noninteractive',
        LC_ALL: 'C',
      },
    });
  };
  const succeeds = (command: string): boolean => enter(command).status === 0;
  for (
    let tries = 0;
    !succeeds('systemctl is-system-running | grep -E "running|degraded"');
    tries += 1
  ) {
    if (tries > 240 || nspawn.exitCode !== null) throw new Error('The container did not boot.');
    await sleep(500);
  }
  return {
    succeeds,
    shell: (command) => {
      const { status, stdout, stderr } = enter(command);
      if (status !== 0) throw new Error(`${command}\nended with ${status}:\n${stdout}${stderr}`);
      return stdout;
    },
    stop: async () => {
      enter('systemctl poweroff');
      const killed = setTimeout(() => nspawn.kill('SIGKILL'), 60_000);
      await ended;
      clearTimeout(killed);
    },
  };
};
