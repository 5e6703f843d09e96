/**
 * S4.04: the states of an upload as an operator sees them; `pausing` and `canceling` last until the
 * client has obeyed.
 */
export type UploadState =
	| 'running'
	| 'pausing'
	| 'paused'
	| 'canceling'
	| 'canceled'
	| 'success'
	| 'error';

/** Why an upload that runs does not move. */
export type UploadNote = 'offline' | 'disk-full' | 'unavailable';

export type UploadAction = 'pause' | 'resume' | 'cancel' | 'again' | 'dismiss';

/**
 * One file on its way. `sent` = bytes that the server has; `problem` = why it failed, as a
 * sentence.
 */
export type UploadView = {
	id: string;
	name: string;
	size: number;
	sent: number;
	state: UploadState;
	note: UploadNote | null;
	problem: string | null;
	/** Refused for what it is: the same file would be refused again. */
	hopeless: boolean;
};

/** Why an upload failed, as a sentence. */
export type UploadFailure = { problem: string; hopeless: boolean };

export type UploadEvent =
	/** What the operator asked for. */
	| { kind: 'pause' | 'resume' | 'cancel' | 'again' }
	/** What the client did. */
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

/** What can be done with an upload now. */
export function actionsOf({
	state,
	hopeless,
}: Pick<UploadView, 'state' | 'hopeless'>): readonly UploadAction[] {
	return hopeless ? ACTIONS[state].filter((action) => action !== 'again') : ACTIONS[state];
}

/** True once nothing will happen to it by itself any more. */
export function isOver(state: UploadState): boolean {
	return state === 'canceled' || state === 'success' || state === 'error';
}

/**
 * The upload after an event (S4.04). What does not fit the state leaves it as it is: a late report
 * of the client never brings back what the operator has stopped, and nothing moves what is over but
 * a new attempt.
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
