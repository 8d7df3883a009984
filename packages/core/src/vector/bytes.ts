/** A vector as Float32, little endian, whatever the platform: the form in which vectors are kept. */
export function toBytes(vector: Float32Array): Uint8Array<ArrayBuffer> {
  const view = new DataView(new ArrayBuffer(vector.length * 4))
  for (let place = 0; place < vector.length; place += 1) view.setFloat32(place * 4, vector[place] ?? 0, true)
  return new Uint8Array(view.buffer)
}

/** The numbers that `toBytes` wrote. */
export function fromBytes(bytes: Uint8Array): Float32Array {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const vector = new Float32Array(bytes.byteLength / 4)
  for (let place = 0; place < vector.length; place += 1) vector[place] = view.getFloat32(place * 4, true)
  return vector
}
