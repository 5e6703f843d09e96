/**
 * S4.04: the states of an upload for an operator; `pausing` and `canceling` last until the client
 * has complied.
 */
export type UploadState =
	| 'running'
	| 'pausing'
	| 'paused'
	| 'canceling'
	| 'canceled'
	| 'success'
	| 'error';

/** Why a running upload makes no progress. */
export type UploadNote = 'offline' | 'disk-full' | 'unavailable';

export type UploadAction = 'pause' | 'resume' | 'cancel' | 'again' | 'dismiss';

/** One upload. `sent` = bytes that the server has; `problem` = why it failed, as a sentence. */
export type UploadView = {
	id: string;
	name: string;
	size: number;
	sent: number;
	state: UploadState;
	note: UploadNote | null;
	problem: string | null;
	/** The file itself was refused: a retry would be refused again. */
	hopeless: boolean;
};

/** Why an upload failed, as a sentence. */
export type UploadFailure = { problem: string; hopeless: boolean };

export type UploadEvent =
	/** Requests of the operator. */
	| { kind: 'pause' | 'resume' | 'cancel' | 'again' }
	/** Reports of the client. */
	| { kind: 'moved'; sent: number }
	| { kind: 'paused' | 'canceled' | 'done' }
	| ({ kind: 'failed' } & UploadFailure)
	| { kind: 'noted'; note: UploadNote | null };

const ACTIONS: Record<UploadState, readonly UploadAction[]> = {
	running: ['pause', 'cancel'],
	pausing: ['cancel'],
	paused: ['resume', 'cancel'],
	canceling: [],
	canceled: ['again', 'dismiss'],
	success: ['dismiss'],
	error: ['again', 'dismiss'],
};

/** Actions currently available for an upload. */
export function actionsOf({
	state,
	hopeless,
}: Pick<UploadView, 'state' | 'hopeless'>): readonly UploadAction[] {
	return hopeless ? ACTIONS[state].filter((action) => action !== 'again') : ACTIONS[state];
}

/** Whether the upload has ended, so that only an operator can restart it. */
export function isOver(state: UploadState): boolean {
	return state === 'canceled' || state === 'success' || state === 'error';
}

/**
 * The upload after an event (S4.04). Events that do not fit the state are ignored: a late report of
 * the client never revives an upload that the operator stopped. Only a new attempt moves a finished
 * one.
 */
export function advanceUpload(upload: UploadView, event: UploadEvent): UploadView {
	const { state } = upload;
	if (
		event.kind === 'pause' ||
		event.kind === 'resume' ||
		event.kind === 'cancel' ||
		event.kind === 'again'
	)
		return actionsOf(upload).includes(event.kind) ? obey(upload, event.kind) : upload;
	if (isOver(state)) return upload;
	switch (event.kind) {
		case 'moved':
			return { ...upload, sent: event.sent, note: event.sent > upload.sent ? null : upload.note };
		case 'noted':
			return { ...upload, note: state === 'running' ? event.note : null };
		case 'paused':
			return state === 'pausing' ? { ...upload, state: 'paused', note: null } : upload;
		case 'canceled':
			return { ...upload, state: 'canceled', note: null };
		case 'done':
			return { ...upload, state: 'success', sent: upload.size, note: null };
		case 'failed':
			return {
				...upload,
				state: 'error',
				note: null,
				problem: event.problem,
				hopeless: event.hopeless,
			};
	}
}

function obey(upload: UploadView, action: 'pause' | 'resume' | 'cancel' | 'again'): UploadView {
	if (action === 'pause') return { ...upload, state: 'pausing', note: null };
	if (action === 'cancel') return { ...upload, state: 'canceling', note: null };
	const running = { ...upload, state: 'running', problem: null, note: null } as const;
	return action === 'again' ? { ...running, sent: 0 } : running;
}
