/** What every dialog of the screen gets. `competitions`: those of the catalogue, by name. */
export type DialogProps = {
	competitions: readonly { id: string; name: string }[];
	onDone: (sentence?: string) => Promise<void>;
	onClose: () => void;
};
