from botyard.games.hexgrid import DIRECTIONS, NOWHERE, distance, grid


def test_a_hexagon_of_radius_4_has_61_hexes_and_of_radius_5_91() -> None:
    assert len(grid(4).hexes) == 61
    assert len(grid(5).hexes) == 91


def test_cells_are_numbered_by_row_and_then_by_column() -> None:
    hexes = grid(3).hexes
    assert list(hexes) == sorted(hexes, key=lambda at: (at[1], at[0]))
    assert [grid(3).cells[at] for at in hexes] == list(range(len(hexes)))


def test_a_step_and_its_opposite_lead_back() -> None:
    board = grid(4)
    for direction in range(6):
        for cell in range(len(board.hexes)):
            to = board.neighbours[direction][cell]
            assert to == NOWHERE or board.neighbours[(direction + 3) % 6][to] == cell


def test_directions_go_clockwise_from_the_east() -> None:
    board = grid(1)
    assert [board.hexes[board.neighbours[way][board.centre]] for way in range(6)] == list(DIRECTIONS)
    assert DIRECTIONS[:2] == ((1, 0), (0, 1))


def test_the_edge_leads_nowhere() -> None:
    board = grid(4)
    assert board.neighbours[0][board.cells[(4, 0)]] == NOWHERE


def test_rings_hold_the_hexes_of_a_distance() -> None:
    board = grid(4)
    assert [len(ring) for ring in board.rings] == [1, 6, 12, 18, 24]
    assert all(distance(board.hexes[cell]) == far for far, ring in enumerate(board.rings) for cell in ring)
    assert board.rings[0] == (board.centre,)
