/** The sign of the project; beside its name, so that it needs none of its own. */
export const Mark = () => <img src="./icon.svg" width={28} height={28} alt="" />
